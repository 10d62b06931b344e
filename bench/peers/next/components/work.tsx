import Link from 'next/link';
import type { WorkBody } from '../../content/page-view';
import type { Words } from '../../content/words';
import { WorkTools } from '../../islands/work-tools';
import { Cards } from './cards';
import { Picture } from './picture';
import { Strip } from './strip';

/** A work, or the sheet of it. */
export function Work({ body, words }: { body: WorkBody; words: Words }) {
  const { kind, slug, title, creators, date, facts, pictures, texts, credits, downloads, paths, type } = body;
  const { print, select, selected, cite, share, copied } = words;
  const sheet = kind === 'sheet';
  return (
    <article>
      {sheet ? (
        pictures[0] && <Picture image={pictures[0]} lead />
      ) : (
        <Strip pictures={pictures} words={words} />
      )}
      <Link href={sheet ? paths.page : paths.grid}>{sheet ? words.toWork : words.back}</Link>
      <p>
        {creators.map(({ path, label }) => (
          <Link key={path} href={path}>
            {label}
          </Link>
        ))}
      </p>
      <h1>{title}</h1>
      {date && <p>{date}</p>}
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <Link href={type.path}>{type.label}</Link>
        </li>
      </ul>
      {!sheet && (
        <>
          <Link href={paths.enquiry}>{words.enquire}</Link>
          <Link href={paths.sheet}>{words.sheet}</Link>
        </>
      )}
      <WorkTools
        words={{ print, select, selected, cite, share, copied }}
        slug={slug}
        citation={body.citation}
      />
      {texts.slice(0, sheet ? 1 : undefined).map(({ heading, html }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
      <section>
        <h2>{words.credits}</h2>
        <dl>
          {credits.map(({ role, name }) => (
            <div key={role + name}>
              <dt>{role}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </section>
      {!sheet && downloads.length > 0 && (
        <section id="hd-images">
          <h2>{words.hdImages}</h2>
          <ul>
            {downloads.map(({ path, label, note, filename }) => (
              <li key={path}>
                <a href={path} download={filename}>
                  {label}
                </a>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!sheet && <Cards {...body.related} />}
    </article>
  );
}
