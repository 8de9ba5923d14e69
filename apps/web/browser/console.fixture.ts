/** Whatever a console has to complain of fails the test that was running, also one that does not ask. */
import { afterEach, expect } from 'vitest';
import { takeComplaints } from './inn.fixture';

afterEach(() => expect(takeComplaints(), 'what a console complained of').toEqual([]));
