/**
 * zod, for the whole house. It would compile its checks from text, which the page's policy forbids, and even trying is
 * a violation: so it is told not to before anybody can make a schema.
 */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
