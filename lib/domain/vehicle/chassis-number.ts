/** A VIN has 17 characters. */
const MAX_LENGTH = 60;

/** The chassis number of an address, a form or the backoffice; `null` when it is missing, empty or too long. */
export function parseChassisNumber(value: string | null): string | null {
  const text = value?.trim() ?? '';
  return text !== '' && text.length <= MAX_LENGTH ? text : null;
}

const VEHICLE_IDENTIFICATION_NUMBER = /^[A-HJ-NPR-Z\d]{17}$/i;

/** Whether it is a VIN (ISO 3779: 17 characters, never I, O or Q). Cars made for Japan have none. */
export function isVehicleIdentificationNumber(chassisNumber: string): boolean {
  return VEHICLE_IDENTIFICATION_NUMBER.test(chassisNumber);
}
