import { channel } from 'node:diagnostics_channel';

// Channels for the whole process, in which the server and Next's bundles have separate copies of this module.

/** Carries the address of each picture of the backoffice and IMAGE_HOSTS that the backoffice names. */
export const pictureNamed = channel('dealership.picture-named');

/** Tells that the backoffice has named the pictures of every vehicle. */
export const inventoryRead = channel('dealership.inventory-read');
