import { createHmac } from 'node:crypto';
import { pictureSource } from '#lib/domain/pictures/optimised-address.ts';
import { FOREIGN, SIGNATURE_LENGTH, withSignature } from '#lib/domain/pictures/signed-picture.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';

/** Signs the absolute address of a picture. */
export function signPicture(picture: string, isOfBackoffice: boolean, secret: string): string {
  const signature = signatureOfSource(pictureSource(picture, isOfBackoffice), secret);
  return withSignature(picture, isOfBackoffice ? signature : signature + FOREIGN);
}

/** Whether this site has signed a source (`pictureSource`). */
export function isSigned(source: string, signature: string, secret: string): boolean {
  return secureEqual(signatureOfSource(source, secret), signature);
}

function signatureOfSource(source: string, secret: string): string {
  return createHmac('sha256', secret).update(source).digest('base64url').slice(0, SIGNATURE_LENGTH);
}
