/** What the hall made and must give back: geometries, materials and textures, by walking what was built. */
import { Material, Mesh, type Object3D, Points, Texture } from 'three';

export function discard(root: Object3D): void {
  root.traverse((thing) => {
    if (!(thing instanceof Mesh || thing instanceof Points)) return;
    thing.geometry.dispose();
    for (const material of [thing.material].flat()) if (material instanceof Material) discardMaterial(material);
  });
}

function discardMaterial(material: Material): void {
  for (const part of Object.values(material)) if (part instanceof Texture) part.dispose();
  material.dispose();
}
