/** A part of a bench in a process of its own, so that what is measured does not share its processor with who measures. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../setup.mjs';

export interface Child {
  call<T>(name: string, ...args: unknown[]): Promise<T>;
  stop(): void;
}

interface Answer {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** `file`: from scripts/bench. */
export async function startChild(file: string, execArgv: readonly string[] = []): Promise<Child> {
  const folder = join(root, 'scripts/bench');
  const child = fork(join(folder, 'lib/child.mjs'), [join(folder, file)], {
    execArgv: [...execArgv],
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  const ready = new Promise((resolve, reject) => waiting.set(-1, { resolve, reject }));
  child.on('message', ({ id, answer, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${file}: ${error}`));
    else asked?.resolve(answer as never);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`));
  });
  process.on('exit', () => child.kill());
  let asked = 0;
  await ready;
  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        child.send({ id, name, args });
      }),
    stop: () => child.disconnect(), // It ends by itself, and tidies up.
  };
}
