/** What customers ask most, for showing an owner what a website already answers. `{thing}` is a row of a price list. */
export type SampleQuestions = {
  hours: string;
  price: string;
  address: string;
  phone: string;
  email: string;
  /** Asked where a website has no typed facts. */
  common: readonly string[];
  /** `{name}` is the business. */
  greeting: string;
  /** As questions of answer tests. */
  asTests: {
    /** How a customer asks for a price; {name} is the thing. */
    price: string;
    /** How a customer asks for the hours of a day; {day} is a weekday. */
    hours: string;
    /** In an answer about a day without hours. */
    closed: string;
  };
};
