import type { QuantitativeValue } from 'schema-dts';

/** UN/CEFACT unit codes: kilometres, cubic centimetres, kilowatts. */
export function quantity(value: number, unitCode: 'KMT' | 'CMQ' | 'KWT') {
  return { '@type': 'QuantitativeValue', value, unitCode } as const satisfies QuantitativeValue;
}
