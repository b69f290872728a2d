package gridlite.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SortedTableTest {
  @Property
  void aTableBehavesAsASortedMapAndKeepsItsOldVersions(
      @ForAll @Size(max = 60) List<@IntRange(min = -20, max = 20) Integer> steps) {
    SortedTable<Integer, Integer> table = SortedTable.empty();
    TreeMap<Integer, Integer> map = new TreeMap<>();
    for (Integer step : steps) {
      SortedTable<Integer, Integer> before = table;
      Map<Integer, Integer> copy = new TreeMap<>(map);
      if (step < 0) {
        table = table.without(-step);
        map.remove(-step);
      } else {
        table = table.with(step, map.size());
        map.put(step, map.size());
      }
      assertThat(entries(before)).isEqualTo(copy);
    }
    assertThat(entries(table)).isEqualTo(map);
    assertThat(table.size()).isEqualTo(map.size());
  }

  @Test
  void aHundredThousandEntriesInOrderStayBalanced() {
    SortedTable<Integer, Integer> table = SortedTable.empty();
    for (int i = 0; i < 100_000; i++) {
      table = table.with(i, i);
    }
    List<Integer> keys = new ArrayList<>();
    table.forEach(entry -> keys.add(entry.key()));
    assertThat(keys).hasSize(100_000).isSorted();
  }

  private static Map<Integer, Integer> entries(SortedTable<Integer, Integer> table) {
    Map<Integer, Integer> entries = new TreeMap<>();
    table.forEach(entry -> entries.put(entry.key(), entry.value()));
    return entries;
  }
}
