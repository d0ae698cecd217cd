import { shorten, shortNames } from './short-names.mjs';

const SHEET =
  ':root{--gutter:1rem}.eulBba_card{margin:var(--gutter)}._3tY11a_card:hover .-ffs1q_wave{fill:none}' +
  '@font-face{src:url(/media/f.abcdef_x.woff2)}';

test('classes of CSS modules and custom properties get short names, alike in style sheets, scripts and pages', () => {
  const names = shortNames([SHEET, '.LsR_rW_short{}']);
  const found = ['--gutter', 'eulBba_card', '_3tY11a_card', '-ffs1q_wave', 'LsR_rW_short'];
  expect([...names.keys()]).toEqual(found);
  for (const name of names.values()) expect(name).toMatch(/^(?:--)?[a-z][\w-]{3}$/i);

  const [gutter, card, ownCard, wave] = [...names.values()];
  expect(shorten(SHEET, names)).toBe(
    `:root{${gutter}:1rem}.${card}{margin:var(${gutter})}.${ownCard}:hover .${wave}{fill:none}` +
      '@font-face{src:url(/media/f.abcdef_x.woff2)}',
  );
  expect(shorten('{"card":"_3tY11a_card eulBba_card"}', names)).toBe(`{"card":"${ownCard} ${card}"}`);
  expect(shorten('<p class="eulBba_cards">eulBba_card_</p>', names)).toBe(
    '<p class="eulBba_cards">eulBba_card_</p>',
  );
});

test('a name depends on nothing but what it stands for', () => {
  expect(shortNames([SHEET]).get('eulBba_card')).toBe(shortNames(['.eulBba_card{}']).get('eulBba_card'));
});
