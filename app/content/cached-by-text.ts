/** A reader that keeps its last results by their texts: content is read many times and changes seldom. */
export function cachedByText<Result>(read: (text: string) => Result, most: number) {
  const results = new Map<string, Result>();
  return (text: string): Result => {
    const result = results.get(text) ?? read(text);
    results.delete(text);
    results.set(text, result);
    if (results.size > most) results.delete(results.keys().next().value!);
    return result;
  };
}
