/** Shapes as a picture on the page: decoration; whoever shows it says what it is. */
import { memo, useId } from 'react';
import { matrixOf, type Shape } from './shapes';

interface ShapesPictureProps {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
}

export const ShapesPicture = memo(function ShapesPicture({ shapes, width, height }: ShapesPictureProps) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture's shapes have no other name than their place
        <Drawn key={i} shape={shape} id={`${id}${i}`} />
      ))}
    </svg>
  );
});

const Drawn = memo(function Drawn({ shape, id }: { readonly shape: Shape; readonly id: string }) {
  const { d, fill = 'none', stroke, width, opacity, clip } = shape;
  const path = (
    <path
      d={d}
      transform={`matrix(${matrixOf(shape).join(' ')})`}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
      opacity={opacity}
    />
  );
  if (!clip) return path;
  return (
    <>
      <clipPath id={id}>
        <path d={clip} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{path}</g>
    </>
  );
});
