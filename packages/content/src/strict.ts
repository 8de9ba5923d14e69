/** For a page whose policy forbids scripts made from text. */
import { config } from 'zod/v4/core';

/** zod would compile its checks, and even trying is a violation. Call it before the first schema is made. */
export function neverCompileSchemas(): void {
  config({ jitless: true });
}
