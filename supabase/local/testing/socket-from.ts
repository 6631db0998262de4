import { WebSocket } from 'ws';

/**
 * Returns WebSockets that come from another address of this machine: on Linux any of 127.0.0.0/8,
 * elsewhere only 127.0.0.1. supabase-js takes them as its transport.
 */
export function socketFrom(localAddress: string) {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols, { localAddress });
    }
  };
}
