import { resolveDealer, remainingPlaceholders } from './dealer.ts';
import { readEnv } from '#lib/platform/env.ts';

test('the environment replaces the defaults', () => {
  const { dealer } = readEnv({
    DEALER_NAME: 'Union Park Cars',
    DEALER_PHONES: '+230 465 0000, +230 465 0001',
    DEALER_WHATSAPP: '2304650000',
    DEALER_FACEBOOK: 'https://www.facebook.com/unionpark',
  });
  expect(resolveDealer(dealer)).toMatchObject({
    name: 'Union Park Cars',
    phones: ['+230 465 0000', '+230 465 0001'],
    social: { Facebook: 'https://www.facebook.com/unionpark', WhatsApp: 'https://wa.me/2304650000' },
  });
});

test('a value that the environment does not set keeps its default', () => {
  const { name, street, town } = resolveDealer(readEnv({}).dealer);
  expect({ name, street, town }).toEqual({
    name: 'Example Motors',
    street: 'Royal Road',
    town: 'Union Park',
  });
});

test('each placeholder that remains is reported with its variable', () => {
  const settings = {
    DEALER_NAME: 'Union Park Cars',
    DEALER_PHONES: '+230 465 0000',
    DEALER_EMAIL: 'a@unionpark.mu',
  };
  expect(remainingPlaceholders(resolveDealer(readEnv(settings).dealer))).toEqual([
    ['DEALER_WHATSAPP', '23050000000'],
    ['DEALER_VAT_NUMBER', '00000000'],
    ['DEALER_COMPANY_REGISTRATION_NUMBER', 'C00000000'],
  ]);
});

test('the defaults contain every placeholder', () => {
  expect(remainingPlaceholders(resolveDealer(readEnv({}).dealer))).toHaveLength(6);
});
