type Fields = { readonly [field: string]: unknown };

/** Whether two things are alike, as deep as they go. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  if (fields.length !== Object.keys(other).length) return false;
  return fields.every(
    (field) => Object.hasOwn(other, field) && isSame((one as Fields)[field], (other as Fields)[field]),
  );
}
