import { BMW } from './bmw.ts';
import { JAGUAR, LAND_ROVER, MINI, VOLVO } from './britain-sweden.ts';
import { DAIHATSU } from './daihatsu.ts';
import { FORD } from './ford.ts';
import { CITROEN, PEUGEOT, RENAULT } from './france.ts';
import type { Generation } from './generation.ts';
import { HONDA } from './honda.ts';
import { ISUZU } from './isuzu.ts';
import { HYUNDAI, KIA } from './korea.ts';
import { LEXUS } from './lexus.ts';
import { MAZDA } from './mazda.ts';
import { MERCEDES_BENZ } from './mercedes-benz.ts';
import { MITSUBISHI } from './mitsubishi.ts';
import { NISSAN } from './nissan.ts';
import { BYD, MG, PORSCHE, TESLA } from './porsche-tesla-china.ts';
import { SUBARU } from './subaru.ts';
import { SUZUKI } from './suzuki.ts';
import { TOYOTA_FAMILY } from './toyota-family.ts';
import { TOYOTA_LARGE } from './toyota-large.ts';
import { TOYOTA_SMALL } from './toyota-small.ts';
import { AUDI, VOLKSWAGEN } from './volkswagen-group.ts';

/** Every generation of every make that the reference dealership trades in. */
export const ALL_GENERATIONS: readonly Generation[] = [
  ...TOYOTA_SMALL,
  ...TOYOTA_FAMILY,
  ...TOYOTA_LARGE,
  ...NISSAN,
  ...HONDA,
  ...MAZDA,
  ...SUZUKI,
  ...MITSUBISHI,
  ...SUBARU,
  ...DAIHATSU,
  ...ISUZU,
  ...LEXUS,
  ...BMW,
  ...MERCEDES_BENZ,
  ...AUDI,
  ...VOLKSWAGEN,
  ...FORD,
  ...KIA,
  ...HYUNDAI,
  ...PEUGEOT,
  ...RENAULT,
  ...CITROEN,
  ...LAND_ROVER,
  ...JAGUAR,
  ...MINI,
  ...VOLVO,
  ...PORSCHE,
  ...TESLA,
  ...MG,
  ...BYD,
];
