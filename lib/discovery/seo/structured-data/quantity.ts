import type { QuantitativeValue } from 'schema-dts';

/** A number in a unit of the UN/CEFACT code list: kilometres, cubic centimetres, kilowatts. */
export function quantity(value: number, unitCode: 'KMT' | 'CMQ' | 'KWT') {
  return { '@type': 'QuantitativeValue', value, unitCode } as const satisfies QuantitativeValue;
}
