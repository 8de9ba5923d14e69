/** Delaunay triangles of points in the plane, by adding one after the other. Answers triples of indexes, turning left. */
export function triangulate(points) {
  const far = 1e6;
  const all = [...points, [-far, -far], [far, -far], [0, far]];
  const n = points.length;
  let triangles = [[n, n + 1, n + 2]];
  for (let i = 0; i < n; i++) {
    const hit = triangles.filter((triangle) => inCircle(triangle, i, all));
    const edges = hit.flatMap(([a, b, c]) => [
      [a, b],
      [b, c],
      [c, a],
    ]);
    const border = edges.filter(([a, b]) => !edges.some(([c, d]) => c === b && d === a));
    triangles = triangles.filter((triangle) => !hit.includes(triangle));
    for (const [a, b] of border) if (turn(all[a], all[b], all[i]) > 1e-6) triangles.push([a, b, i]);
  }
  return triangles.filter((triangle) => triangle.every((corner) => corner < n));
}

const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function inCircle([a, b, c], i, all) {
  const [px, py] = all[i];
  const rows = [a, b, c].map((corner) => {
    const [dx, dy] = [all[corner][0] - px, all[corner][1] - py];
    return [dx, dy, dx * dx + dy * dy];
  });
  const [[ax, ay, aa], [bx, by, bb], [cx, cy, cc]] = rows;
  return ax * (by * cc - bb * cy) - ay * (bx * cc - bb * cx) + aa * (bx * cy - by * cx) > 1e-3;
}
