/** A real Redis for a test: Debian's, in a folder of its own, reached by a socket; installed where we may. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { install, onPath, whyNotInstall } from '../../../scripts/debian.mjs';
import { missing } from './missing';

export interface RedisServer {
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Null, after saying why, where there is none and none can be installed; in CI that fails. `at`: where it listens for hosts of our own. */
export async function startRedis(at?: { readonly host: string; readonly port: number }): Promise<RedisServer | null> {
  if (!onPath('redis-server')) install(['redis-server']);
  const program = onPath('redis-server');
  if (!program)
    return missing('Redis', whyNotInstall() ?? 'Debian could not install it', 'word between processes is not tried');
  const folder = mkdtempSync(join(tmpdir(), 'tabard-redis-'));
  const socket = join(folder, 'redis.sock');
  let running: ChildProcess | null = null;
  const start = async () => {
    const net = at ? ['--bind', at.host, '--port', `${at.port}`, '--protected-mode', 'no'] : ['--port', '0'];
    const options = [...net, '--unixsocket', socket, '--dir', folder, '--save', '', '--appendonly', 'no'];
    running = spawn(program, options, { stdio: 'ignore' });
    while (!existsSync(socket)) await sleep(10);
  };
  const stop = async () => {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    running = null;
    await ended;
    rmSync(socket, { force: true });
  };
  await start();
  return {
    address: at ? `redis://${at.host}:${at.port}` : socket,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
