/** A record of a CSV file and the line it begins on; `isBroken` where its quotes do not close. */
export interface CsvRecord {
  line: number;
  cells: string[];
  isBroken: boolean;
}

/** Records of a text by RFC 4180; empty lines are none. A quote that does not close ends at the end of its line's record. */
export function readRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let [line, place] = [1, 0];
  while (place < text.length) {
    const record: CsvRecord = { line, cells: [], isBroken: false };
    for (let isMore = true; isMore;) {
      const quoted = /"((?:[^"]|"")*)"(?=,|\r?\n|$)/y;
      const bare = /[^,\r\n]*/y;
      quoted.lastIndex = place;
      bare.lastIndex = place;
      const inQuotes = quoted.exec(text);
      const [whole] = inQuotes ?? bare.exec(text)!;
      if (!inQuotes && whole.includes('"')) record.isBroken = true;
      record.cells.push(inQuotes ? inQuotes[1]!.replaceAll('""', '"') : whole);
      line += whole.split('\n').length - 1;
      place += whole.length;
      isMore = text[place] === ',';
      if (isMore) place += 1;
    }
    place += text[place] === '\r' && text[place + 1] === '\n' ? 2 : 1;
    line += 1;
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record);
  }
  return records;
}
