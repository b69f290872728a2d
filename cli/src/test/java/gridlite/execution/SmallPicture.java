package gridlite.execution;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Writes a picture in the 256 colours that it has most of, so that it takes little room. */
final class SmallPicture {
  private static final int COLOURS = 256;

  private SmallPicture() {}

  /** Writes a picture of a file to another. */
  static void write(Path from, Path to) throws IOException {
    BufferedImage picture = ImageIO.read(from.toFile());
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        counts.merge(picture.getRGB(x, y) & 0xffffff, 1, Integer::sum);
      }
    }
    List<Integer> colours = new ArrayList<>(counts.keySet());
    colours.sort((a, b) -> Integer.compare(counts.get(b), counts.get(a)));
    List<Integer> kept = colours.subList(0, Math.min(COLOURS, colours.size()));
    Map<Integer, Integer> places = new HashMap<>();
    colours.forEach(colour -> places.put(colour, nearest(kept, colour)));
    BufferedImage small =
        new BufferedImage(
            picture.getWidth(),
            picture.getHeight(),
            BufferedImage.TYPE_BYTE_INDEXED,
            palette(kept));
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int place = places.get(picture.getRGB(x, y) & 0xffffff);
        small.getRaster().setSample(x, y, 0, place);
      }
    }
    ImageIO.write(small, "png", to.toFile());
  }

  private static IndexColorModel palette(List<Integer> colours) {
    int[] all = new int[COLOURS];
    for (int i = 0; i < colours.size(); i++) {
      all[i] = colours.get(i);
    }
    return new IndexColorModel(8, COLOURS, all, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
  }

  private static int nearest(List<Integer> kept, int colour) {
    int best = 0;
    long least = Long.MAX_VALUE;
    for (int i = 0; i < kept.size(); i++) {
      long distance = 0;
      for (int shift = 0; shift <= 16; shift += 8) {
        long difference = (kept.get(i) >> shift & 0xff) - (colour >> shift & 0xff);
        distance += difference * difference;
      }
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  }
}
