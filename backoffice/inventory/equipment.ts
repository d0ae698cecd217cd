import type { BodyStyle } from '../pictures/address.ts';

/**
 * A piece of equipment: from which richness of car and which year on it is usual. Richness runs from 0 (the
 * plainest version of an inexpensive model) to about 1 (a luxury car's best version).
 */
export type Equipment = {
  text: string;
  from: number;
  since: number;
  /** Left out of these bodies. */
  notIn?: readonly BodyStyle[];
  needs?: 'automatic';
};

/** In the order in which a salesman would name them. */
export const EQUIPMENT: readonly Equipment[] = [
  { text: 'Reverse camera', from: 0.2, since: 2014 },
  { text: 'Push start', from: 0.25, since: 2012, notIn: ['van'] },
  { text: 'Keyless entry', from: 0, since: 2012 },
  { text: 'Adaptive cruise control', from: 0.6, since: 2018, notIn: ['pickup'], needs: 'automatic' },
  { text: 'Cruise control', from: 0.35, since: 2012, notIn: ['kei', 'van'] },
  { text: '360° camera', from: 0.7, since: 2018, notIn: ['coupe'] },
  { text: 'Blind spot monitor', from: 0.62, since: 2018, notIn: ['kei', 'van', 'pickup'] },
  { text: 'Parking sensors', from: 0.4, since: 2014 },
  { text: 'Full leather seats', from: 0.82, since: 2012 },
  { text: 'Half-leather seats', from: 0.6, since: 2012, notIn: ['kei', 'van'] },
  { text: 'Electric driver seat', from: 0.68, since: 2012, notIn: ['kei', 'van'] },
  { text: 'Head-up display', from: 0.76, since: 2018, notIn: ['pickup', 'van'] },
  { text: 'Panoramic roof', from: 0.92, since: 2014, notIn: ['coupe', 'pickup', 'van'] },
  { text: 'Apple CarPlay and Android Auto', from: 0.38, since: 2020 },
  { text: 'Bluetooth', from: 0, since: 2013 },
  { text: 'Steering wheel controls', from: 0.12, since: 2013 },
  { text: 'LED headlamps', from: 0.32, since: 2017 },
  { text: 'Front fog lamps', from: 0.28, since: 2012, notIn: ['kei'] },
  { text: 'Automatic climate control', from: 0.3, since: 2012 },
  { text: 'Air conditioning', from: 0, since: 2012 },
  { text: 'Alloy wheels', from: 0.3, since: 2012 },
  {
    text: 'Roof rails',
    from: 0.45,
    since: 2012,
    notIn: ['kei', 'hatchback', 'sedan', 'coupe', 'pickup', 'van'],
  },
  {
    text: 'Paddle shifters',
    from: 0.65,
    since: 2014,
    notIn: ['kei', 'van', 'mpv', 'pickup'],
    needs: 'automatic',
  },
  { text: 'Electric folding mirrors', from: 0.15, since: 2012 },
  { text: 'Electric parking brake', from: 0.5, since: 2018, notIn: ['pickup', 'van'] },
  { text: 'Isofix', from: 0.1, since: 2013, notIn: ['van', 'coupe'] },
  { text: 'Side and curtain airbags', from: 0.42, since: 2014 },
  { text: 'Airbags', from: 0, since: 2012 },
  { text: 'ABS', from: 0, since: 2012 },
  { text: 'Electric windows', from: 0, since: 2012 },
];

/** What a better one makes needless to name. */
export const OUTDONE_BY: Readonly<Record<string, string>> = {
  'Cruise control': 'Adaptive cruise control',
  'Reverse camera': '360° camera',
  'Half-leather seats': 'Full leather seats',
  'Air conditioning': 'Automatic climate control',
  Airbags: 'Side and curtain airbags',
  Bluetooth: 'Apple CarPlay and Android Auto',
};

/** The name each maker gives its driver aids on the Japanese market, and the year from which most cars have them. */
export const SAFETY_PACKS: Readonly<Record<string, { text: string; since: number }>> = {
  TOYOTA: { text: 'Toyota Safety Sense', since: 2018 },
  LEXUS: { text: 'Lexus Safety System+', since: 2018 },
  NISSAN: { text: 'Intelligent Emergency Braking', since: 2017 },
  HONDA: { text: 'Honda Sensing', since: 2018 },
  MAZDA: { text: 'i-Activsense', since: 2018 },
  SUZUKI: { text: 'Suzuki Safety Support', since: 2018 },
  MITSUBISHI: { text: 'e-Assist', since: 2017 },
  SUBARU: { text: 'EyeSight', since: 2016 },
  DAIHATSU: { text: 'Smart Assist', since: 2018 },
};
