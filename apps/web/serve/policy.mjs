/**
 * What a browser may do with the page. Everything comes from the house itself: no script but ours, none compiled from
 * text (WebAssembly aside, for the physics), no style in an attribute, no frame round us, no word to anyone else.
 */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"], // React sets styles through the object model, which no policy forbids.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
};
const ONLY_IN_A_HEADER = { 'frame-ancestors': ["'none'"] };

const written = (policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** For `<meta http-equiv>`: the same page on a host whose headers nobody can set. */
export const POLICY_IN_THE_PAGE = written(POLICY);

/** On every answer: a worker lives by the policy of its own file, and an error page may be framed as well. */
export const SAFETY = {
  'content-security-policy': written({ ...POLICY, ...ONLY_IN_A_HEADER }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
