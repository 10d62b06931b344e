import { useEditState } from '../../editing/editor-context';
import { FindingText } from './finding-text';

interface PartFindingsProps {
  path: string;
  /** Parts of it have no places of their own. */
  isWhole?: boolean;
  isQuiet?: boolean;
}

/** What is said of a part of a field, beside it. */
export function PartFindings({ path, isWhole = false, isQuiet = false }: PartFindingsProps) {
  const { item } = useEditState();
  const findings = item.findings.filter(
    (one) => one.path === path || (isWhole && one.path.startsWith(`${path}.`)),
  );
  if (findings.length === 0) return null;
  return (
    <div data-path={path}>
      {findings.map((finding) => (
        <FindingText key={finding.path + finding.name} {...{ finding, isQuiet }} isHere />
      ))}
    </div>
  );
}
