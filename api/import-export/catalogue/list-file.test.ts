import cells from '../../testing/cases/cells.json';
import dimensions from '../../testing/cases/dimensions.json';
import headings from '../../testing/cases/headings.json';
import makers from '../../testing/cases/makers.json';
import slugs from '../../testing/cases/slugs.json';
import { listFile } from './list-file';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A list of one row, with a title. */
async function listed(given: Readonly<Record<string, string>>) {
  const all = Object.entries({ Title: 'Lamp', ...given });
  const text = [0, 1].map((at) => all.map((one) => quoted(one[at]!)).join(';')).join('\n');
  const { rows, columns } = await listFile(Buffer.from(text));
  const { values, asked } = rows[0]!;
  return { columns, values, asked: asked.map(({ field }) => field) };
}

describe('list of a file', () => {
  it.each(Object.entries(headings))('takes a column %j for %s', async (heading, field) => {
    const { columns } = await listFile(Buffer.from(`${heading}\nx\n`));
    expect(columns[0]).toMatchObject({ heading, field });
  });

  it.each(dimensions)('reads dimensions $cell', async ({ cell, unit, field, is, note, refused }) => {
    const heading = `${field ?? 'Dimensions'}${unit ? ` (${unit})` : ''}`;
    const { values, asked } = await listed({ [heading]: cell });
    const expected = is ?? (note ? { note } : undefined);
    expect(values['dimensions']).toEqual(expected);
    expect(asked).toEqual(refused ? ['dimensions'] : []);
  });

  it.each(makers)('reads makers $cell', async ({ cell, are = [], note = '', asked: why, refused }) => {
    const { values, asked } = await listed({ Designer: cell });
    expect([values['creators'], values['creatorsNote'] ?? '']).toEqual([are, note]);
    expect(asked).toEqual(why || refused ? ['creators'] : []);
  });

  it.each(Object.entries(slugs))('makes of a title %j the slug %s', async (title, slug) => {
    expect((await listed({ Title: title })).values['slug']).toBe(slug);
  });

  describe('cells', () => {
    it.each(Object.entries(cells.price))('reads a price %j: %s', async (cell, is) => {
      const { values, asked } = await listed({ Price: cell });
      const { price, availability } = values;
      expect(asked).toEqual(is === 'refused' ? ['price'] : []);
      expect(availability ?? price).toBe(is === 'empty' || is === 'refused' ? undefined : is);
    });

    it.each(Object.entries(cells.state))('reads a state %j: %s', async (cell, is) => {
      const { values, asked } = await listed({ Status: cell });
      expect(values['availability']).toBe(is === 'asked' ? undefined : is);
      expect(asked).toEqual(is === 'asked' ? ['availability'] : []);
    });

    it.each(Object.entries(cells.grouping))('reads a quantity %j: %s', async (cell, is) => {
      expect(await listed({ Quantity: cell })).toMatchObject({ values: { grouping: is }, asked: [] });
    });

    it.each(Object.entries(cells.day))('reads a day %j: %s', async (cell, is) => {
      expect((await listed({ 'First shown on': cell })).values['published_on']).toBe(is);
    });

    it.each(Object.entries(cells.date))('reads a date %j in both languages', async (cell, { en, fr }) => {
      const { values, asked } = await listed({ Date: cell });
      expect(values['date']).toEqual(fr === 'asked' ? { en } : { en, fr });
      expect(asked).toEqual(fr === 'asked' ? ['date'] : []);
    });
  });
});
