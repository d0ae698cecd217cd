import { BLOG_NAMES, parsePictureAddress } from '../pictures/address';
import { BANNERS, BLOGS, TESTIMONIALS } from './content';

const POSTS = BLOGS.map((blog) => [blog.id, blog] as const);

/** The loan calculator's figures by spec section 9, worked out here anew. */
function loan(price: number, downpayment: number, yearlyPercent: number, months: number) {
  const financed = price - downpayment;
  const rate = yearlyPercent / 100 / 12;
  const payment = (financed * rate) / (1 - (1 + rate) ** -months);
  return { payment, total: payment * months, interest: payment * months - financed };
}

function rupees(amount: number): string {
  return `Rs ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

function postOf(id: string): string {
  return BLOGS.find((blog) => blog.id === id)?.post ?? '';
}

test.each(POSTS)(
  '%s is worth reading: 500 to 900 words of plain text in paragraphs',
  (id, { post, description }) => {
    const words = post.split(/\s+/).length;
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(post).not.toMatch(/[<>*#_]|https?:| {2}|[^\n]\n[^\n]/);
    expect(post.split('\n\n').length).toBeGreaterThan(10);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('every post has a picture of its own', () => {
  const names = BLOGS.map(({ image }) => parsePictureAddress(image)).flatMap((picture) =>
    picture?.kind === 'blog' ? picture.name : [],
  );
  expect(new Set(names).size).toBe(BLOGS.length);
  expect(names.every((name) => BLOG_NAMES.includes(name))).toBe(true);
  expect(new Set(BLOGS.map(({ id }) => id)).size).toBe(BLOGS.length);
});

test.each([
  [600_000, 120_000, 10.5, 84],
  [600_000, 120_000, 10.5, 60],
  [600_000, 120_000, 10.5, 48],
  [600_000, 180_000, 10.5, 84],
  [600_000, 240_000, 10.5, 84],
])('the post on costs works out Rs %i less Rs %i at %f percent over %i months rightly', (...terms) => {
  const { payment, interest } = loan(...terms);
  expect(postOf('what-a-car-really-costs-a-month')).toContain(rupees(payment));
  expect(postOf('what-a-car-really-costs-a-month')).toContain(rupees(interest));
});

test('the post on costs is right on totals, on a better rate and on other prices', () => {
  const post = postOf('what-a-car-really-costs-a-month');
  const usual = loan(600_000, 120_000, 10.5, 84);
  const better = loan(600_000, 120_000, 9.5, 84);
  expect(post).toContain(rupees(usual.total));
  expect(post).toContain(rupees(better.payment));
  expect(post).toContain(rupees(usual.total - better.total));
  for (const price of [425_000, 850_000, 1_250_000]) {
    const downpayment = Math.ceil((price * 0.2) / 1_000) * 1_000;
    expect(post).toContain(rupees(loan(price, downpayment, 10.5, 84).payment));
  }
});

test('at least four banners rotate', () => {
  expect(BANNERS.length).toBeGreaterThanOrEqual(4);
  expect(BANNERS.every(({ url }) => parsePictureAddress(url)?.kind === 'banner')).toBe(true);
});

test('at least eight buyers speak, each once and briefly', () => {
  expect(TESTIMONIALS.length).toBeGreaterThanOrEqual(8);
  expect(new Set(TESTIMONIALS.map(({ name }) => name)).size).toBe(TESTIMONIALS.length);
  for (const { text, year } of TESTIMONIALS) {
    expect(text.length).toBeLessThanOrEqual(260);
    expect(text).not.toContain('!');
    expect(year).toBeGreaterThanOrEqual(2020);
    expect(year).toBeLessThanOrEqual(2026);
  }
});
