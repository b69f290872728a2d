package gridlite.resource;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.Consumable;
import gridlite.complex.Relop;
import gridlite.complex.RequestedResource;
import gridlite.job.MasterTask;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The amount that a job books of each consumable: its request, else the attribute's default.
 *
 * @see "complex(5), consumable and default"
 */
public final class Demand {
  private static final String SLOTS = "slots";

  /**
   * The attributes of one table that are booked, slots always among them; amounts are indexed by
   * their places here.
   */
  public static final class Consumables {
    private final List<ComplexAttribute> attributes = new ArrayList<>();
    private final int slots;

    /** The consumables of a table, and slots. */
    public Consumables(ComplexTable complexes) {
      for (ComplexAttribute attribute : complexes.all()) {
        if (attribute.isConsumable() && !attribute.name().equals(SLOTS)) {
          attributes.add(attribute);
        }
      }
      attributes.add(complexes.find(SLOTS).orElseGet(() -> BuiltIns.attribute(SLOTS)));
      attributes.sort(Comparator.comparing(ComplexAttribute::name));
      slots = indexOf(SLOTS).orElseThrow();
    }

    /** The attributes, sorted by name. */
    public List<ComplexAttribute> attributes() {
      return attributes;
    }

    /** Returns how many there are. */
    public int size() {
      return attributes.size();
    }

    /** Place of {@code slots}. */
    public int slots() {
      return slots;
    }

    /** Place of an attribute; empty when it is not consumable. */
    public OptionalInt indexOf(String name) {
      for (int i = 0; i < attributes.size(); i++) {
        if (attributes.get(i).name().equals(name)) {
          return OptionalInt.of(i);
        }
      }
      return OptionalInt.empty();
    }
  }

  private final Consumables consumables;
  private final double[] amounts;
  private final boolean[] requested;

  private Demand(Consumables consumables, double[] amounts, boolean[] requested) {
    this.consumables = consumables;
    this.amounts = amounts;
    this.requested = requested;
  }

  /** Returns what the hard requests of a job come to; resources are named in full. */
  public static Demand of(Consumables consumables, List<RequestedResource> requests) {
    double[] amounts = new double[consumables.size()];
    boolean[] requested = new boolean[consumables.size()];
    for (int i = 0; i < amounts.length; i++) {
      amounts[i] = consumables.attributes().get(i).defaultAmount();
    }
    for (RequestedResource request : requests) {
      OptionalInt index = consumables.indexOf(request.name());
      if (index.isPresent()) {
        int i = index.getAsInt();
        amounts[i] = request.number(consumables.attributes().get(i).type()).orElse(0);
        requested[i] = i != consumables.slots();
      }
    }
    amounts[consumables.slots()] = 1;
    return new Demand(consumables, amounts, requested);
  }

  /** The attributes that the amounts are of. */
  public Consumables consumables() {
    return consumables;
  }

  /** Amount of an attribute for each slot, or for the job. */
  public double amount(int attribute) {
    return amounts[attribute];
  }

  /** Returns whether the job asks for the attribute itself. */
  public boolean isRequested(int attribute) {
    return requested[attribute];
  }

  /**
   * Returns what is booked of an attribute at a place.
   *
   * @param slots slots of the task at the place
   * @param master whether the place holds the master task (the cluster always does)
   */
  public double amount(int attribute, long slots, MasterTask master) {
    ComplexAttribute of = consumables.attributes().get(attribute);
    double amount = amounts[attribute];
    if (of.relop() == Relop.EXCLUSIVE) {
      return amount;
    }
    if (of.consumable() == Consumable.JOB) {
      return master == MasterTask.INCLUDED ? amount : 0;
    }
    return amount * slots;
  }
}
