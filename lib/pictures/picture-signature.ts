import { createHmac } from 'node:crypto';
import { SIGNATURE_LENGTH } from '#lib/domain/pictures/signed-picture.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';

/** Signature of the absolute address of a picture. */
export function signPicture(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

export function isSigned(address: string, signature: string, secret: string): boolean {
  return secureEqual(signPicture(address, secret), signature);
}
