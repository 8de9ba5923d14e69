/** Sections lit up: drawn on the board's own face, so the holes stay holes. One brightly, or many with a soft glow. */
import { Color, Mesh, ShaderMaterial, Vector2 } from 'three';
import { AREAS, areaOf } from '../zones';
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

/** Where the rings begin, from the middle, and where the last one ends. */
const RINGS = [...new Set(AREAS.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);

/** By ring and eighth, as the physics counts them: the middle is one of its own. */
const SOFT = `
  varying vec2 spot;
  uniform float lit[${AREAS.length}];
  uniform float rings[${RINGS.length}];
  uniform vec3 colour;
  void main() {
    float r = length(spot);
    float angle = atan(spot.y, spot.x);
    if (angle < 0.0) angle += 6.2831853;
    int octant = int(min(7.0, floor(angle / 0.78539816)));
    float shine = 0.0;
    float inside = 0.0;
    for (int ring = 0; ring < ${RINGS.length} - 1; ring++) {
      if (r < rings[ring] || r >= rings[ring + 1]) continue;
      int at = ring == 0 ? 0 : 1 + (ring - 1) * 8 + octant;
      for (int i = 0; i < ${AREAS.length}; i++) if (i == at) shine = lit[i];
      inside = min(r - rings[ring], rings[ring + 1] - r);
      float aside = mod(angle, 0.78539816);
      if (ring > 0) inside = min(inside, r * min(sin(aside), sin(0.78539816 - aside)));
    }
    if (shine == 0.0) discard;
    float edge = 1.0 - smoothstep(0.6, 2.4, inside);
    gl_FragColor = vec4(colour, 0.16 + 0.6 * edge);
    #include <colorspace_fragment>
  }`;

export interface SectionGlow {
  readonly mesh: Mesh;
  glow(sections: readonly string[]): void;
}

export function sectionGlow(): SectionGlow {
  const lit = AREAS.map(() => 0);
  const uniforms = { lit: { value: lit }, rings: { value: RINGS }, colour: { value: new Color(0xffd36a) } };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: SOFT,
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(boardFace(4.1), material);
  mesh.visible = false;
  mesh.renderOrder = 1;
  return {
    mesh,
    glow(sections) {
      mesh.visible = sections.length > 0;
      AREAS.forEach(({ id }, i) => {
        lit[i] = sections.includes(id) ? 1 : 0;
      });
    },
  };
}
