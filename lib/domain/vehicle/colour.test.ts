import { colourFamily } from './colour.ts';

test.each([
  ['PLATINUM WHITE PEARL MICA', 'WHITE'],
  ['Mineral Grey Metallic', 'GREY'],
  ['OBSIDIAN GRAY MICA', 'GREY'],
  ['MINERAL BLUE', 'BLUE'],
  ['STEEL BLUE', 'BLUE'],
  ['PERLA NERA', 'BLACK'],
  ['GUN METALLIC', 'GREY'],
  ['TITANIUM KHAKI METALLIC', 'GREEN'],
  ['PENTA METAL METALLIC', ''],
  ['MULTI COLOURED', ''],
  ['ROSEWOOD MICA', 'BROWN'],
])('%s is of the family "%s"', (colour, family) => {
  expect(colourFamily(colour)).toBe(family);
});
