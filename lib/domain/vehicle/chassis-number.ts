/** Far above the 17 characters of the longest chassis number. */
const LONGEST_CHASSIS_NUMBER = 60;

/** The chassis number that an address asks for; `null` for what cannot be one. */
export function parseChassisNumber(value: string | null): string | null {
  const text = value?.trim() ?? '';
  return text !== '' && text.length <= LONGEST_CHASSIS_NUMBER ? text : null;
}

const VEHICLE_IDENTIFICATION_NUMBER = /^[A-HJ-NPR-Z\d]{17}$/i;

/** Whether a chassis number is a VIN (ISO 3779: 17 characters, never I, O or Q). Those of cars made for Japan are none. */
export function isVehicleIdentificationNumber(chassisNumber: string): boolean {
  return VEHICLE_IDENTIFICATION_NUMBER.test(chassisNumber);
}
