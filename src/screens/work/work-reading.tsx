import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { creditsByRole } from '../../components/pictures/credits-by-role';
import { joinedRanges } from '../../components/html/joined-ranges';
import { PressMentions } from '../../components/press/press-mentions';
import { RichText } from '../../components/html/rich-text';
import { ScalePart } from '../../components/scale/scale-part';
import { TurnLinks } from '../../features/model/place/turn-links';
import { useLocale } from '../../i18n/use-locale';
import { HdImages } from './pictures/hd-images';
import {
  bibliographyStyles,
  blockStyles,
  creditsStyles,
  readingStyles,
  scaleStyles,
} from './work-reading.styles';
import type { WorkView } from './work-view';

export function WorkReading({ work }: { work: WorkView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { description, history, bibliography, press, credits, hdImages, scale } = work;
  return (
    <div sx={readingStyles}>
      <div>
        {description && (
          <Block title={t('work.description')}>
            <RichText html={description} />
          </Block>
        )}
        {history && (
          <Block title={t('work.history')}>
            <RichText html={history} />
          </Block>
        )}
        {bibliography.length > 0 && (
          <Block title={t('work.bibliography')}>
            <ul sx={bibliographyStyles}>
              {bibliography.map((entry) => (
                <li key={entry} dangerouslySetInnerHTML={{ __html: joinedRanges(entry) }} />
              ))}
            </ul>
          </Block>
        )}
        {press && (
          <Block title={t('nav.press')}>
            <PressMentions press={press} />
          </Block>
        )}
        {credits.length > 0 && (
          <Block title={t('work.credits')}>
            <dl sx={creditsStyles}>
              {creditsByRole(credits, locale).map(({ role, name }) => (
                <div key={role}>
                  <dt>{role}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </Block>
        )}
        {hdImages.length > 0 && (
          <Block title={t('work.hd-images')} id="hd-images">
            <HdImages work={work} />
          </Block>
        )}
      </div>
      {scale && (
        <section sx={scaleStyles}>
          <h2>{t('scale.title')}</h2>
          <ScalePart scale={scale} />
          <TurnLinks />
        </section>
      )}
    </div>
  );
}

function Block({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} sx={blockStyles}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
