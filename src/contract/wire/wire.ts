/** A value as it arrives over the wire: instants are strings. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Value extends object
      ? { -readonly [Key in keyof Value]: Wire<Value[Key]> }
      : Value;
