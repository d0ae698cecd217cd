import { linear } from '../render/colour.ts';
import type { Material } from '../render/mesh.ts';

/** One colour all over. `mirror` is the share of light mirrored head-on. */
export function plainMaterial(hex: string, mirror: number): Material {
  const [red, green, blue] = linear(hex);
  return (sample) => {
    sample.red = red;
    sample.green = green;
    sample.blue = blue;
    sample.mirror = mirror;
    sample.grazing = mirror < 0.03 ? 0.2 : 1;
    return true;
  };
}
