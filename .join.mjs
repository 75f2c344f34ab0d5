import sharp from 'sharp';
const [out, h, ...f] = process.argv.slice(2);
const t = await Promise.all(f.map(async (x) => sharp(await sharp(x).resize({ height: +h, fit: 'inside' }).png().toBuffer())));
const m = await Promise.all(t.map(async (x) => ({ b: await x.png().toBuffer(), w: (await x.metadata()).width })));
let left = 0; const parts = m.map(({ b, w }) => { const p = { input: b, left, top: 0 }; left += w + 12; return p; });
await sharp({ create: { width: left, height: +h, channels: 3, background: '#f0f' } }).composite(parts).png().toFile(out);
