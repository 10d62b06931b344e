import Link from 'next/link';
import type { CardsView } from '../../content/page-view';
import { Picture } from './picture';

/** Works, creators, events or articles under their heading. */
export const Cards = ({ heading, cards }: CardsView) =>
  cards.length > 0 && (
    <section>
      {heading && <h2>{heading}</h2>}
      <ul className="cards">
        {cards.map(({ path, over, title, date, sold, image }) => (
          <li key={path + title}>
            <Link href={path}>
              {image && <Picture image={image} />}
              {over && <span>{over}</span>}
              <span>
                <i>{title}</i>
                {date && <span>, {date}</span>}
              </span>
              {sold && <span>{sold}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
