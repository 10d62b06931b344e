import type { StoryBody } from '../../content/page-view';
import type { Words } from '../../content/words';
import { Cards } from './cards';
import { Strip } from './strip';

/** A text with its facts, pictures and lists. */
export const Story = ({ body, words }: { body: StoryBody; words: Words }) => (
  <article>
    <Strip pictures={body.pictures} words={words} />
    <h1>{body.title}</h1>
    {body.facts.length > 0 && (
      <ul>
        {body.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )}
    {body.html && <div dangerouslySetInnerHTML={{ __html: body.html }} />}
    {body.sections.map((section, at) => (
      <Cards key={at} {...section} />
    ))}
  </article>
);
