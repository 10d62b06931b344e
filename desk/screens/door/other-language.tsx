import { useLanguage } from '../../app/words';
import { useSpeak } from '../../app/speaking';

/** For whoever is not known yet, so that the desk cannot know what they read. */
export function OtherLanguage() {
  const { say, locale } = useLanguage();
  const speak = useSpeak();
  const other = locale === 'fr' ? 'en' : 'fr';
  return (
    <button type="button" lang={other} onClick={() => speak(other)} sx={{ variant: 'links.underlined' }}>
      {say('door.otherLanguage')}
    </button>
  );
}
