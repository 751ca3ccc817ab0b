import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type SecretBox = {
  seal(options: { text: string; purpose: string }): string;
  /** Null when it was sealed with another secret or for another purpose, or was altered. */
  open(options: { sealed: string; purpose: string }): string | null;
};

/**
 * Keeps what owners entrust to us (their keys at model providers) unreadable in the database and its backups:
 * AES-256-GCM under a key derived from the installation's secret. The purpose names the row and is part of the seal,
 * so a value copied into another row does not open there.
 */
export function createSecretBox({ authSecret }: { authSecret: string }): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'askwell sealed values v1', 32));
  return {
    seal({ text, purpose }) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open({ sealed, purpose }) {
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      if (!sealed.startsWith('v1.') || bytes.length < 28) return null;
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
          authTagLength: 16,
        }).setAAD(Buffer.from(purpose));
        cipher.setAuthTag(bytes.subarray(12, 28));
        return cipher.update(bytes.subarray(28), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
