/** What the statement on accessibility is told: none of it is a message of the site, for visitors of other pages would carry it. */
export interface StatementFacts {
  /** The day of the last check, as the language writes it. */
  checkedOn: string;
  email: string;
  phone: string;
  contactPath: string;
}

export interface Statement {
  title: string;
  description: string;
  /** HTML of the contract's subset; each h3 begins a section. */
  body: (facts: StatementFacts) => string;
}
