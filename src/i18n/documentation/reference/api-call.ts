/** One field that a call takes. */
export interface ApiField {
  name: string;
  /** Where it is sent. */
  place: 'path' | 'query' | 'header' | 'body';
  type: string;
  isRequired: boolean;
}

/** One call of the interface as its reference shows it. */
export interface ApiCall {
  /** Its name in the contract, and its anchor. */
  name: string;
  group: string;
  method: string;
  path: string;
  /** Whether it answers without anybody signed in, to people who are, or to administrators. */
  access: 'public' | 'session' | 'admin';
  /** What an API key needs; null: none opens it. */
  key: 'read' | 'write' | null;
  /** Of the body; null: there is none. */
  contentType: string | null;
  fields: readonly ApiField[];
  answers: readonly { status: string; schema: string | null }[];
  curl: string;
}
