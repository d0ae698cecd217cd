import { dealerWith, placeholdersOf } from './dealer.ts';
import { readEnv } from './env.ts';

test('what the owner sets in the environment stands in place of the placeholders', () => {
  const { dealer } = readEnv({
    DEALER_NAME: 'Union Park Cars',
    DEALER_PHONES: '+230 465 0000, +230 465 0001',
    DEALER_WHATSAPP: '2304650000',
    DEALER_FACEBOOK: 'https://www.facebook.com/unionpark',
  });
  expect(dealerWith(dealer)).toMatchObject({
    name: 'Union Park Cars',
    phones: ['+230 465 0000', '+230 465 0001'],
    social: { Facebook: 'https://www.facebook.com/unionpark', WhatsApp: 'https://wa.me/2304650000' },
  });
});

test('what the owner does not set stays as written', () => {
  const { name, street, town } = dealerWith(readEnv({}).dealer);
  expect({ name, street, town }).toEqual({
    name: 'Example Motors',
    street: 'Royal Road',
    town: 'Union Park',
  });
});

test('a placeholder is told by the variable that takes its place, and no more once it is set', () => {
  const own = {
    DEALER_NAME: 'Union Park Cars',
    DEALER_PHONES: '+230 465 0000',
    DEALER_EMAIL: 'a@unionpark.mu',
  };
  expect(placeholdersOf(dealerWith(readEnv(own).dealer))).toEqual([
    ['DEALER_WHATSAPP', '23050000000'],
    ['DEALER_VAT_NUMBER', 'VAT00000000'],
    ['DEALER_COMPANY_REGISTRATION_NUMBER', 'C00000000'],
  ]);
});

test('every placeholder is one that is written for the dealership', () => {
  expect(placeholdersOf(dealerWith(readEnv({}).dealer))).toHaveLength(6);
});
