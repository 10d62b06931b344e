import Link from 'next/link';
import type { WorksBody } from '../../content/page-view';
import type { Words } from '../../content/words';
import { Cards } from './cards';

/** Works by type. */
export const Works = ({ body, words }: { body: WorksBody; words: Words }) => (
  <>
    <h1>{body.title}</h1>
    <nav aria-label={words.types}>
      <ul>
        {body.types.map(({ path, label, count, current }) => (
          <li key={path}>
            <Link href={path} aria-current={current ? 'page' : undefined}>
              {label}
              <sup>{count}</sup>
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {body.parts.map(({ path, label, current }) => (
          <li key={path}>
            <Link href={path} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <Cards cards={body.cards} />
  </>
);
