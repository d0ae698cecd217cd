import { composeMail } from './compose-mail.ts';

function mailWith(payload: { name?: string; email?: unknown }) {
  return composeMail({
    id: 1,
    kind: 'contact',
    receivedAt: '2031-05-16T08:00:00.000Z',
    payload,
    language: null,
    attempts: 0,
  });
}

test.each(['🚗', '👩🏽‍🔧', '🇲🇺', 'é'.normalize('NFD')])(
  'a subject with many %s is cut between two characters',
  (character) => {
    const { subject } = mailWith({ name: character.repeat(120) });
    expect(subject).toMatch(new RegExp(`^Message from (${character})+$`, 'u'));
    expect(subject.length).toBeLessThanOrEqual(120);
  },
);

test.each([
  "o'brien@example.co.uk",
  'a+b@example.com',
  'jean.françois@exemple.fr',
  'zoe@exämple.mu',
  'x_y/z=q!#$%&*?^`{|}~@sub.example.museum',
])('%s is an address to reply to', (email) => {
  expect(mailWith({ email: ` ${email} ` }).replyTo).toBe(email);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com b@example.com',
  'a@example.com; b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\nb@example.com',
  'a@example.com\u2028Bcc: b@example.com',
  'jean francois@example.com',
  'team: a@example.com, b@example.com;',
  '"a\r\nBcc: b"@example.com',
  'a@@example.com',
  'none',
  '@example.com',
  '',
  null,
  7,
])('%j is no address to reply to', (email) => {
  expect(mailWith({ email }).replyTo).toBeNull();
});
