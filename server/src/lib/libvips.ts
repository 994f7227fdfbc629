import sharp from 'sharp';

/**
 * libvips reads more than we want to hear of, and what it may read is set for the whole process: the kinds of pictures
 * that people may send, and SVG out of memory, which is how our own drawings come. SVG in a file stays unread.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [...['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`), 'VipsForeignLoadSvgBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
