/** Not among the messages, so that other pages do not carry it. */
export interface StatementFacts {
  /** As the language writes it. */
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
