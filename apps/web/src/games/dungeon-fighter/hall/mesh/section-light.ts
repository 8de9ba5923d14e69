/** One section lit up: drawn on the board's own face, so the holes stay holes. */
import { Color, Mesh, ShaderMaterial, Vector2 } from 'three';
import { areaOf } from '../zones';
import { boardFace } from './board-mesh';

const VERTEX = `
  varying vec2 spot;
  void main() {
    spot = position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** Full at the borders, a breath inside, nothing outside. */
const FRAGMENT = `
  varying vec2 spot;
  uniform vec2 ring;
  uniform vec2 octant;
  uniform vec3 colour;
  uniform float strength;
  void main() {
    float r = length(spot);
    float inside = min(r - ring.x, ring.y - r);
    if (octant.y - octant.x < 6.0) {
      float angle = atan(spot.y, spot.x);
      if (angle < 0.0) angle += 6.2831853;
      inside = min(inside, r * min(sin(angle - octant.x), sin(octant.y - angle)));
      if (angle < octant.x - 0.5 || angle > octant.y + 0.5) inside = -1.0;
    }
    if (inside < 0.0) discard;
    float edge = 1.0 - smoothstep(1.2, 3.0, inside);
    float halo = 1.0 - smoothstep(0.0, 16.0, inside);
    gl_FragColor = vec4(colour, strength * max(edge, 0.2 + 0.45 * halo));
    #include <colorspace_fragment>
  }`;

export interface SectionLight {
  readonly mesh: Mesh;
  light(section: string): void;
}

export function sectionLight(): SectionLight {
  const uniforms = {
    ring: { value: new Vector2() },
    octant: { value: new Vector2() },
    colour: { value: new Color(0xffd36a) },
    strength: { value: 0.85 },
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(boardFace(4.12), material);
  mesh.visible = false;
  mesh.renderOrder = 1;
  return {
    mesh,
    light(id) {
      const area = areaOf(id);
      mesh.visible = area !== undefined;
      if (!area) return;
      uniforms.ring.value.set(area.from, area.to);
      uniforms.octant.value.set(area.start, area.end);
    },
  };
}
