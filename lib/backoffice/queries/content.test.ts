import { aBackoffice } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('banners have an absolute address and no repeats; one without an address is left out', async () => {
  const logged = captureLog();
  const sent = [
    { url: '/pictures/a b.jpg' },
    { url: '' },
    null,
    { url: 'data:x' },
    { url: '/pictures/a b.jpg' },
  ];
  const { url } = await aBackoffice({ 'GET /banners': sent });
  await expect((await aClient(url)).getBanners()).resolves.toEqual([{ url: `${url}/pictures/a%20b.jpg` }]);
  expect(logged()).toHaveLength(3);
});

test('a testimonial keeps its line breaks and may have a number as year; one without a text is left out', async () => {
  captureLog();
  const sent = [
    { text: ' Good.\r\nThanks. ', name: 'Priya', year: 2024 },
    { text: ' ', name: 'Jean' },
    { text: 'Fine' },
  ];
  const { url } = await aBackoffice({ 'GET /testimonials': sent });
  await expect((await aClient(url)).getTestimonials()).resolves.toEqual([
    { text: 'Good.\nThanks.', name: 'Priya', year: '2024' },
    { text: 'Fine', name: '', year: '' },
  ]);
});

test('the list of blogs may omit their texts; a blog without id or title is left out', async () => {
  const logged = captureLog();
  const sent = [{ id: 7, title: 'Tyres', image: 'tyres.jpg' }, { id: 8 }, { title: 'No id' }];
  const { url } = await aBackoffice({ 'GET /blogs': sent });
  await expect((await aClient(url)).getBlogs()).resolves.toEqual([
    { id: '7', title: 'Tyres', description: '', image: `${url}/tyres.jpg`, post: '' },
  ]);
  expect(logged().map(({ key }) => key)).toEqual(['8', 'entry 2']);
});

test('a post keeps its line breaks and its markup as text', async () => {
  const blog = {
    id: 'a b',
    title: 'T',
    description: 'D',
    image: null,
    post: 'One\r\n\r\n<b>Two</b>\tthree\u0007',
  };
  const { url } = await aBackoffice({ 'GET /blogs/a%20b': blog });
  await expect((await aClient(url)).getBlog('a b')).resolves.toEqual({
    ...blog,
    image: '',
    post: 'One\n\n<b>Two</b> three',
  });
});

test('a post whose id cannot be part of a path is not found', async () => {
  const { url, received } = await aBackoffice({});
  await expect((await aClient(url)).getBlog('..')).resolves.toBeNull();
  expect(received).toEqual([]);
});

test('a post of more than 100,000 characters is cut', async () => {
  const [text, shown] = ['A word. '.repeat(20_000), `${'A word. '.repeat(12_499)}A word.…`];
  const { url } = await aBackoffice({ 'GET /blogs/1': { id: 1, title: 'T'.repeat(2_001), post: text } });
  const blog = await (await aClient(url)).getBlog('1');
  expect(blog).toMatchObject({ title: `${'T'.repeat(1_999)}…`, post: shown });
});

test('a post without a title is a contract failure', async () => {
  const { url } = await aBackoffice({ 'GET /blogs/1': { id: 1 } });
  await expect((await aClient(url)).getBlog('1')).rejects.toMatchObject({
    kind: 'contract',
    call: 'GET /blogs/1',
  });
});
