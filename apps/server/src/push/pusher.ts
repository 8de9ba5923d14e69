/**
 * Tells a guest's browser that it is their turn, through the push service the browser has chosen. What is told is encrypted
 * for that browser alone (RFC 8291) and signed by the inn (RFC 8292); it says which table, and nothing of the game.
 */
import { createECDH, createHash } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { InnKey } from '../fair/inn-key';
import { isPublicEndpoint, type LookUp, lookUpOnly, lookUpPublic } from './address';

/** What a browser says of where it can be reached. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Notice {
  readonly tabard: 'turn' | 'nudge';
  readonly table: string;
  readonly game: string;
}

/** gone: nobody is there any more, and never will be. */
export type Sent = 'sent' | 'gone' | 'failed';

export interface Pusher {
  /** What browsers know this inn by. */
  readonly key: string;
  accepts(endpoint: string): boolean;
  send(to: Subscription, notice: Notice): Promise<Sent>;
}

const CURVE = 'prime256v1';
const DAY_SECONDS = 24 * 60 * 60;
const PATIENCE = 10_000;
/** Letters of a topic: of two notices of one topic that wait the newer is enough. */
const TOPIC = 32;

/** Made of the inn's own key, so that all who are this inn have the same: Ed25519 signs the same words the same way. */
export function pushKeysOf({ sign }: Pick<InnKey, 'sign'>): {
  readonly publicKey: string;
  readonly privateKey: string;
} {
  const secret = createHash('sha256').update(sign('{"tabard":"push"}')).digest();
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(secret);
  return { publicKey: ecdh.getPublicKey().toString('base64url'), privateKey: secret.toString('base64url') };
}

export interface PusherWishes {
  readonly key: Pick<InnKey, 'sign'>;
  /** Whom a push service may write to about this inn: an address of mail or a page. */
  readonly contact?: string;
  /** For tests alone: also http, and this machine. */
  readonly anywhere?: boolean;
  /** For tests alone: who is asked for the address of a name. */
  readonly lookUp?: LookUp;
}

export class WebPusher implements Pusher {
  readonly key: string;
  private readonly vapid: { subject: string; publicKey: string; privateKey: string };

  constructor(private readonly wishes: PusherWishes) {
    const { contact = 'mailto:inn@tabard.invalid', key } = wishes;
    this.vapid = { subject: contact, ...pushKeysOf(key) };
    this.key = this.vapid.publicKey;
  }

  accepts(endpoint: string): boolean {
    return this.wishes.anywhere === true || isPublicEndpoint(endpoint);
  }

  async send({ endpoint, p256dh, auth }: Subscription, notice: Notice): Promise<Sent> {
    if (!this.accepts(endpoint)) return 'gone';
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: this.vapid,
        TTL: DAY_SECONDS,
        contentEncoding: 'aes128gcm',
        urgency: 'normal',
        topic: createHash('sha256').update(notice.table).digest('base64url').slice(0, TOPIC),
      });
      const status = await this.post(endpoint, details.headers as { [name: string]: string }, details.body);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed'; // Keys that are none, a service that does not answer: nobody's game waits for it.
    }
  }

  private post(endpoint: string, headers: { [name: string]: string }, body: Buffer): Promise<number> {
    const { anywhere = false, lookUp } = this.wishes;
    const request = anywhere && endpoint.startsWith('http:') ? requestHttp : requestHttps;
    const signal = AbortSignal.timeout(PATIENCE);
    const lookup = anywhere ? lookUpOnly(() => true, lookUp) : lookUpPublic;
    return new Promise((resolve, reject) => {
      const sending = request(endpoint, { method: 'POST', headers, signal, lookup, agent: false }, (response) => {
        response.resume(); // What it says is of no interest, and a redirect is not followed.
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', reject);
      sending.end(body);
    });
  }
}
