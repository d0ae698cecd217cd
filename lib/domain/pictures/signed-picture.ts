/** Characters: 48 bits. */
export const SIGNATURE_LENGTH = 8;

/** Ends the signature of a picture that is not of the backoffice, but of a host of IMAGE_HOSTS. */
export const FOREIGN = '~';

const SIGNATURE = new RegExp(String.raw`#([\w-]{${SIGNATURE_LENGTH}}${FOREIGN}?)$`);

/**
 * A picture's address with the server's signature as its fragment, which a browser never sends. It allows the image
 * optimiser to make the picture smaller (docs/decisions/0027-signed-pictures.md).
 */
export function withSignature(picture: string, signature: string): string {
  return signature === '' ? picture : `${picture}#${signature}`;
}

/** `''` for a picture that is not signed. */
export function signatureOf(picture: string): string {
  return SIGNATURE.exec(picture)?.[1] ?? '';
}

export function withoutSignature(picture: string): string {
  return picture.replace(SIGNATURE, '');
}
