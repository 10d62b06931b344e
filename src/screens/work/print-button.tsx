import { useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';
import { loadPrintPage } from '../../features/print/load-print-page';

export function PrintButton() {
  const { t } = useTranslation();
  const [printing, setPrinting] = useState(false);
  const print = async () => {
    if (printing) return;
    setPrinting(true);
    const printPage = await loadPrintPage();
    await printPage();
    setPrinting(false);
  };
  return (
    <>
      <button
        type="button"
        sx={{ variant: 'links.underlined', [WITHOUT_SCRIPTS]: { display: 'none' } }}
        aria-disabled={printing}
        onClick={() => void print()}
      >
        {t(printing ? 'work.printing' : 'work.print')}
      </button>
      <span role="status" sx={{ variant: 'layout.visuallyHidden' }}>
        {printing && t('work.printing')}
      </span>
    </>
  );
}
